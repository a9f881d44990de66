import type { ResultFile } from './resultFile.ts'

/** The format of the list of a team's keys, at `/.well-known/parket-keys.json` of its site. */
export const resultKeysFormat = 'parket-keys/1'

/** A key of a team, as everybody may have it. */
export interface ResultKey {
  id: string
  alg: 'Ed25519'
  /** The 32 bytes, in base64url. */
  public_key: string
  from: string
  /** When another one took its place; null: it signs now. */
  until: string | null
}

/** The keys of a team; old ones stay. */
export interface ResultKeys {
  format: typeof resultKeysFormat
  team: string
  keys: ResultKey[]
}

/** Checks an Ed25519 signature; key and signature in base64url. False for what is no key or no signature. */
export type VerifySignature = (publicKey: string, text: string, signature: string) => boolean

/**
 * What is known of a file's signature: it is good; it is not the key's; no key of this team; the key did not sign at that
 * time; there is none.
 */
export type SignatureState = 'good' | 'bad' | 'unknown_key' | 'other_time' | 'none'

/**
 * What is signed, as UTF-8: the format and the hash, which covers all of the file but names, their salts and the
 * signature itself (`hashInput`).
 */
export function signedText({ format, hash }: Pick<ResultFile, 'format' | 'hash'>): string {
  return `${format}\n${hash}`
}

/** A call that publishes may have begun before one that made or replaced the key, and end after it. */
const MARGIN_MS = 60_000

/** Whether the signature of a file is that of one of these keys. That the hash is the file's has to be checked besides. */
export function checkSignature(
  file: Pick<ResultFile, 'format' | 'hash' | 'made_at' | 'signature'>,
  keys: readonly ResultKey[],
  verify: VerifySignature,
): { state: SignatureState; key: ResultKey | null } {
  const { signature, made_at = '' } = file
  if (!signature) return { state: 'none', key: null }
  const key = keys.find(({ id }) => id === signature.key) ?? null
  if (key === null) return { state: 'unknown_key', key }
  const isGood =
    signature.alg === key.alg && verify(key.public_key, signedText(file), signature.value)
  if (!isGood) return { state: 'bad', key }
  const made = Date.parse(made_at)
  const isItsTime =
    made >= Date.parse(key.from) - MARGIN_MS &&
    (key.until === null || made <= Date.parse(key.until) + MARGIN_MS)
  return { state: isItsTime ? 'good' : 'other_time', key }
}
