import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP recommends: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

/**
 * Whether the password is the one behind the hash.
 *
 * @param hash null for no account, or one without a password: takes as long, so that the time of
 *   the answer does not tell which accounts exist
 */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('')
  const matches = await verify(hash ?? (await decoy), password)
  return matches && hash !== null
}
