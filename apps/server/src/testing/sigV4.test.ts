import { expect, test } from 'vitest'

import { checkSignature } from './sigV4.ts'

/** The worked examples of AWS, «Examples: Signature Calculations», with their published signatures. */
const keys = { key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const now = new Date('2013-05-24T00:00:00Z')
const credential = `AWS4-HMAC-SHA256 Credential=${keys.key}/20130524/us-east-1/s3/aws4_request`
const common = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'x-amz-date': '20130524T000000Z',
}
const get = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    ...common,
    range: 'bytes=0-9',
    authorization: `${credential},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
}
const list = {
  method: 'GET',
  url: '/?prefix=J&max-keys=2',
  headers: {
    ...common,
    authorization: `${credential},SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
  },
}

test.each([
  ['of an object', get],
  ['of a list', list],
])('takes the published signature %s', (_, request) => {
  expect(checkSignature(request, keys, now)).toBeNull()
})

test.each([
  ['another path', { ...get, url: '/test2.txt' }, 'SignatureDoesNotMatch'],
  ['another method', { ...get, method: 'PUT' }, 'SignatureDoesNotMatch'],
  ['another query', { ...list, url: '/?prefix=K&max-keys=2' }, 'SignatureDoesNotMatch'],
  [
    'another signed header',
    { ...get, headers: { ...get.headers, range: 'bytes=0-99' } },
    'SignatureDoesNotMatch',
  ],
  [
    'a header of the store that was not signed',
    { ...get, headers: { ...get.headers, 'x-amz-acl': 'public-read' } },
    'AccessDenied',
  ],
  ['no signature', { ...get, headers: common }, 'AccessDenied'],
])('refuses it with %s', (_, request, code) => {
  expect(checkSignature(request, keys, now)).toBe(code)
})

test('refuses another secret, another key and another time', () => {
  expect(checkSignature(get, { ...keys, secret: 'wrong' }, now)).toBe('SignatureDoesNotMatch')
  expect(checkSignature(get, { ...keys, key: 'OTHER' }, now)).toBe('InvalidAccessKeyId')
  expect(checkSignature(get, keys, new Date('2013-05-24T00:16:00Z'))).toBe('RequestTimeTooSkewed')
})
