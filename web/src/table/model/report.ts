// "Report a problem": a file with what this seat saw. Nothing is sent anywhere; the person decides what to do with it.
import type { Desk } from "./desk.svelte";

export function reportOf(desk: Desk): object {
  const state = desk.state;
  return {
    lodge: { version: state?.version, content: state?.content, page: location.href, browser: navigator.userAgent },
    table: state?.table,
    seat: state?.seat,
    revision: state?.revision,
    view: state?.view,
    log: state?.log,
    people: state?.people,
    undo: state?.undo,
    complaint: desk.source.complaint,
    moments: desk.source.moments.slice(-20),
  };
}

export function save(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 5000);
}

export function saveReport(desk: Desk): void {
  save(`lodge-report-${desk.state?.table ?? "table"}-${desk.state?.revision ?? 0}.json`, reportOf(desk));
}
