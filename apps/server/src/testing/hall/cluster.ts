import { setTimeout } from 'node:timers/promises'

import { killChild } from '../child.ts'
import { startProcess, type HttpServer } from '../httpClient.ts'

/** Server processes on one database, each of which may die. */
export interface Cluster {
  servers: () => readonly HttpServer[]
  /**
   * SIGKILL of one of them, in the middle of whatever it does; another process takes its place a moment later.
   * @param meanwhile what is done while it is gone
   */
  killOne: (meanwhile?: () => Promise<void>) => Promise<void>
  end: () => Promise<void>
}

const OUTAGE_MS = 1000

export async function startCluster(databaseUrl: string, processes: number): Promise<Cluster> {
  const start = () => startProcess({ DATABASE_URL: databaseUrl })
  let up = await Promise.all(Array.from({ length: processes }, start))
  return {
    servers: () => up,
    async killOne(meanwhile = async () => {}) {
      // Started before: how long that takes is not the matter here.
      const next = await start()
      const [first, ...others] = up
      up = others
      if (first) await killChild(first.child)
      const done = meanwhile()
      await setTimeout(OUTAGE_MS)
      up = [...up, next]
      await done
    },
    async end() {
      await Promise.all(up.map(({ child }) => killChild(child)))
    },
  }
}
