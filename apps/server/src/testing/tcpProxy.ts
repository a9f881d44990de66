import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut and mended. */
export interface TcpProxy {
  port: number
  /** Breaks what is under way and refuses connections. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

/** Passes on every byte between a port of its own and a server. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  let port = 0
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await mend()
  return {
    port,
    mend,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
