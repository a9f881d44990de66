import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './test.ts'

/** The letters to an address that the server has written so far. */
export async function lettersTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  // The folder comes with the first letter.
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return letters.filter(({ to }) => to?.some((mailbox) => mailbox.address === address))
}

/** The one letter to an address; waits until it has come. */
export async function letterTo(dataDir: string, address: string): Promise<Email> {
  await expect.poll(async () => (await lettersTo(dataDir, address)).length).toBe(1)
  const [letter] = await lettersTo(dataDir, address)
  if (!letter) throw new Error(`The letter to ${address} is gone`)
  return letter
}
