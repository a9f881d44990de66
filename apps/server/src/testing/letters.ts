import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { Mail } from '../mail/mail.ts'

/** The letters that are waiting for an address, oldest first. */
export async function lettersTo(db: Kysely<Database>, address: string): Promise<Mail[]> {
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute()
  return rows.map(({ payload }) => payload).filter(({ to }) => to.address === address)
}

/** The secret in the link of the latest letter of that kind; '' without one. */
export async function linkIn(
  db: Kysely<Database>,
  address: string,
  page: 'verify-email' | 'reset-password' | 'approve',
): Promise<string> {
  const letters = await lettersTo(db, address)
  const tokens = letters.flatMap(({ text }) => {
    const [, token] = new RegExp(`/${page}/([\\w%-]+)`).exec(text) ?? []
    return token === undefined ? [] : [decodeURIComponent(token)]
  })
  return tokens.at(-1) ?? ''
}
