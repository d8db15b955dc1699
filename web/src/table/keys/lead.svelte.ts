// Who leads, the keys or the pointer. After a click the focus lies wherever the pointer was: Enter means what stands beside
// it on the screen then, not that place once more.

export class Lead {
  /** The focus is where keys have put it. */
  keys = $state(true);
  private pointed = false;

  pointer(): void {
    this.pointed = true;
    this.keys = false;
  }
  key(): void {
    this.pointed = false;
  }
  focus(): void {
    this.keys = !this.pointed;
  }
}
