import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** Path and query as they stand in the request. */
  url: string
  headers: Readonly<Record<string, string | undefined>>
}

export interface Keys {
  key: string
  secret: string
}

/** How far the clocks of client and store may be apart. */
const SKEW_MS = 15 * 60 * 1000

/**
 * Checks the signature of a request as an object store does (AWS Signature Version 4, «Authenticating
 * Requests: Using the Authorization Header»). Written after that text, not after any client.
 *
 * @returns the store's error code; null when all is well
 */
export function checkSignature(
  { method, url, headers }: SignedRequest,
  { key, secret }: Keys,
  now: Date,
): string | null {
  const [, id, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== key) return 'InvalidAccessKeyId'

  const signed = names.split(';')
  const date = headers['x-amz-date'] ?? ''
  const own = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if (!['host', ...own].every((name) => signed.includes(name))) return 'AccessDenied'
  if (!scope.startsWith(`${date.slice(0, 8)}/`)) return 'AuthorizationHeaderMalformed'
  if (Math.abs(momentOf(date) - now.getTime()) > SKEW_MS) return 'RequestTimeTooSkewed'

  const [path = '', query = ''] = url.split('?', 2)
  const request = [
    method,
    path,
    query.split('&').filter(Boolean).map(withValue).sort().join('&'),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((secretKey, part) => hmac(secretKey, part), `AWS4${secret}`)
  return hmac(signingKey, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** `20130524T000000Z` in ms. */
function momentOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}

/** A parameter without a value is signed with an empty one. */
function withValue(parameter: string): string {
  return parameter.includes('=') ? parameter : `${parameter}=`
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
