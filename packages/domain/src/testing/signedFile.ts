// oxlint-disable-next-line no-restricted-imports -- for tests alone, which run on Node
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { hashInput, resultFileFormat, type ResultFile } from '../scoring/resultFile.ts'
import { nameCommitment } from '../scoring/resultNames.ts'
import { signedText, type ResultKey, type VerifySignature } from '../scoring/resultSignature.ts'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The same key for the same letter: 32 bytes of it, as PKCS #8 wants them. */
export function testKey(letter: string, times: Partial<ResultKey> = {}) {
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.alloc(32, letter),
  ])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const public_key = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
  const key: ResultKey = {
    id: sha256(public_key).slice(0, 16),
    alg: 'Ed25519',
    public_key,
    from: '2026-11-01T00:00:00.000Z',
    until: null,
    ...times,
  }
  return {
    key,
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  }
}

export const verifySignature: VerifySignature = (x, text, signature) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )

/** The file with the names of its judges and dancers committed, its hash, and signed. */
export function signedFile(
  file: ResultFile,
  signer = testKey('a'),
  made_at = '2026-11-21T18:00:00.000Z',
): ResultFile {
  const whole: ResultFile = {
    ...file,
    format: resultFileFormat,
    team: { name: 'Весна', site: 'https://vesna.test' },
    made_at,
    panel: file.panel.map((judge) => ({
      ...judge,
      name_salt: saltOf(judge.letter),
      name_commit: nameCommitment(saltOf(judge.letter), judge.name, sha256),
    })),
    places: file.places.map((place) => ({
      ...place,
      names_salt: place.names.map(saltOf),
      names_commit: place.names.map((name) => nameCommitment(saltOf(name), name, sha256)),
    })),
  }
  return signAgain(whole, signer)
}

/** The file as somebody writes it who knows how, with their own key. */
export function signAgain(file: ResultFile, signer = testKey('a')): ResultFile {
  const hash = sha256(hashInput(file))
  const value = signer.sign(signedText({ ...file, hash }))
  return { ...file, hash, signature: { alg: 'Ed25519', key: signer.key.id, value } }
}

function saltOf(text: string): string {
  return sha256(`salt ${text}`).slice(0, 32)
}
