// What went wrong with the storage of this browser, for whoever shows it.
import type { Trouble } from "./talk";

export const troubles: Trouble[] = $state([]);
