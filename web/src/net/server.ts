// A server on the network: fetch and WebSocket.
import type { Answer, Carrier, Socket } from "./carrier";

export const server: Carrier = {
  async request(method, path, body, token): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
    const response = await fetch(`/api${path}`, { method, headers, body });
    return { status: response.status, text: await response.text() };
  },
  open(table): Socket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as Socket;
  },
};
