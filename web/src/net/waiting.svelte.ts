// The tables that wait for whoever sits at this browser, as far as somebody has looked.
export const waiting: { tables: string[] } = $state({ tables: [] });
