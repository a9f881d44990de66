import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexReader } from './readIndex.ts'

const entry = { id: 'a--docs', title: 'А', type: 'docs' }
const index = () => Response.json({ entries: { 'a--docs': entry } })

/** A reader that gets these answers one after another, and how often it has asked. */
function readerOf(...answers: (() => Response)[]) {
  let count = 0
  const read = indexReader(async () => {
    const answer = answers[count++]
    if (!answer) throw new Error('No network')
    return answer()
  })
  return { read, count: () => count }
}

void test('the index is read once, however many ask for it', async () => {
  const { read, count } = readerOf(index)
  assert.deepEqual(await Promise.all([read(), read()]), [[entry], [entry]])
  assert.deepEqual(await read(), [entry])
  assert.equal(count(), 1)
})

void test('an answer that is an error is one, and the next who asks tries again', async () => {
  const { read } = readerOf(() => new Response('', { status: 500 }), index)
  await assert.rejects(read(), /index\.json: 500/)
  assert.deepEqual(await read(), [entry])
})

void test('without a network it fails', async () => {
  await assert.rejects(readerOf().read(), /No network/)
})
