import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Signs what callers keep and bring back, so that nobody can make or change it. */
export interface Signer {
  /** @param purpose what is signed for one cannot be used for another */
  sign: (purpose: string, text: string) => string
  isSigned: (purpose: string, text: string, signature: string) => boolean
}

const KEY = 'signing_key'

/** Opens the signer of this installation. Its key is made at the first start and shared by all processes. */
export async function openSigner(db: Kysely<Database>): Promise<Signer> {
  return createSigner(await sharedKey(db))
}

export function createSigner(key: string): Signer {
  const sign: Signer['sign'] = (purpose, text) =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')
  return {
    sign,
    isSigned(purpose, text, signature) {
      const [right, given] = [Buffer.from(sign(purpose, text)), Buffer.from(signature)]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

async function sharedKey(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .where('key', '=', KEY)
    .select('value')
    .executeTakeFirstOrThrow()
  if (typeof value !== 'string') throw new TypeError('The signing key of the database is no text')
  return value
}
