import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { copyName } from './makeCopy.ts'

/** Deletes the oldest copies of a folder but for so many; what is not named as a copy is left alone. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const copies = (await readdir(folder)).filter((name) => copyName.test(name)).sort()
  const old = copies.slice(0, Math.max(0, copies.length - count))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
