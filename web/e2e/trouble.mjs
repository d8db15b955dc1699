// Who is at fault when a page was waited for in vain: the page, or the browser below it. A click waits until what it hits
// stands still in two frames, and says no more than that it waited, whether frames do not come or nothing stands still.

/** More than a page that is well needs for some frames on a busy machine. */
const MOMENT = 20_000;

/** Scripts run, but nothing is drawn: no page can do that to itself. */
export const NO_FRAMES = "the browser draws no frames of it";

/** What keeps somebody from clicking on a page; nothing if it is well. */
export async function troubleOf(page) {
  const seen = await inTime(page.evaluate(() => document.visibilityState));
  if (seen === null) return "its scripts do not answer";
  if (seen !== "visible") return `it is ${seen}`;
  const moving = await inTime(page.evaluate(moves));
  if (moving === null) return NO_FRAMES;
  return moving.length ? `it does not come to rest: ${moving.join(", ")}` : "";
}

/** What comes of it, or `null` if nothing does for too long, or the page is gone. */
async function inTime(what) {
  let timer;
  const late = new Promise((done) => (timer = setTimeout(() => done(null), MOMENT)));
  const found = await Promise.race([what.catch(() => null), late]);
  clearTimeout(timer);
  return found;
}

/** Up to five things to click on that stand elsewhere in each of some frames. */
function moves() {
  const things = [...document.querySelectorAll("button, a")];
  const boxes = () => things.map((thing) => JSON.stringify(thing.getBoundingClientRect()));
  return new Promise((done) => {
    let before = boxes();
    let restless = things.map(() => true);
    let frames = 0;
    const look = () => {
      const now = boxes();
      restless = restless.map((moved, at) => moved && now[at] !== before[at]);
      before = now;
      frames += 1;
      if (frames < 10) requestAnimationFrame(look);
      else {
        const found = things.filter((_, at) => restless[at]).slice(0, 5);
        done(found.map((thing) => thing.getAttribute("aria-label") ?? thing.textContent.trim().slice(0, 40)));
      }
    };
    requestAnimationFrame(look);
  });
}
