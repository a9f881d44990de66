import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The hash of a text, in hexadecimal. In plain code: browsers have `crypto.subtle` on encrypted pages alone, not in a
 * hall whose network has no certificate.
 */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}
