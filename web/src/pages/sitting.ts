// Sitting down with what one was given: the secret of one's own seat, or an invitation.
import { forgetJoin, ownToken, rememberSeat } from "../net/known";
import { join, redeem, Refused, summary } from "../net/http";

/** With the secret of a seat; the old device keeps it too. */
export async function sitDown(table: string, token: string): Promise<void> {
  const found = await summary(table, token);
  const seat = found.your_seats[0];
  if (seat === undefined) throw new Refused("wrong_token", table);
  rememberSeat(table, found.name ?? "", { seat, token, name: found.seats[seat]?.name ?? "" });
}

/** With an invitation, or without one at a table of the hall. The answer may be lost: the same secret is said again, and the seat is still one's own. */
export async function takeSeat(table: string, tableName: string, invite: string, name: string): Promise<void> {
  const token = ownToken(table, invite);
  const attempt = (): ReturnType<typeof join> => join(table, { invite: invite || undefined, name, token });
  const { seat } = await attempt().catch((error: unknown) => {
    if (error instanceof Refused && error.code === "unreachable") return attempt();
    throw error;
  });
  rememberSeat(table, tableName, { seat, token, name });
  forgetJoin(table, invite);
}

/** Where six digits lead. */
export async function wayOfCode(code: string): Promise<string> {
  const { table, lent, seat } = await redeem(code);
  if ("invite" in lent) return `/join/${table}${seat === undefined ? "" : `?seat=${seat + 1}`}#${lent.invite}`;
  await sitDown(table, lent.token);
  return `/table/${table}`;
}
