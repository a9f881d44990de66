import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'

/** Both halves of a key: the public one as 32 bytes in base64url, the private one as PKCS #8. */
export interface KeyPair {
  publicKey: string
  privateKey: string
}

/** A new key that signs by Ed25519 (RFC 8032). */
export function createKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** The signature of a text as UTF-8, in base64url. */
export function signText(privateKey: string, text: string): string {
  return sign(null, Buffer.from(text), createPrivateKey(privateKey)).toString('base64url')
}

/** Whether it is the signature of this text; false also for what is no key or no signature. */
export function isSignatureOf(publicKey: string, text: string, signature: string): boolean {
  const key = readPublicKey(publicKey)
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}

function readPublicKey(x: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    // Whoever made the list of keys may have made anything.
    return null
  }
}
