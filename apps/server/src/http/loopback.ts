/** Whether only this machine reaches that host or address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || /^(::1|(::ffff:)?127\.[0-9.]+)$/.test(host)
}
