import { ApiProblem } from '@parket/api-client/unwrap'
import { expect, test } from 'vitest'
import { claimAll } from './claimAll.ts'

/** Answers by number: a status that is refused, or none. */
const claimWith = (statuses: Record<number, number>, asked: number[]) => (n: number) => {
  asked.push(n)
  const status = statuses[n]
  return status === undefined
    ? Promise.resolve()
    : Promise.reject(new ApiProblem({ status, answer: null }))
}

test('a registration that is another account’s or gone does not hold up those after it', async () => {
  const asked: number[] = []
  expect(await claimAll([56, 57, 58, 59], claimWith({ 56: 409, 58: 404 }, asked))).toEqual({
    claimed: [57, 59],
    refused: [56, 58],
    failure: null,
  })
  expect(asked).toEqual([56, 57, 58, 59])
})

test('what is claimed stays claimed when the connection is lost; the rest is not asked for', async () => {
  const asked: number[] = []
  const outcome = await claimAll([56, 57, 58, 59], claimWith({ 57: 409, 58: 0 }, asked))
  expect(outcome).toMatchObject({ claimed: [56], refused: [57], failure: { status: 0 } })
  expect(asked).toEqual([56, 57, 58])
})

test('a login that has run out is no outcome: the auth machine hears of it', async () => {
  const claims = claimAll([56, 57], claimWith({ 56: 401 }, []))
  await expect(claims).rejects.toMatchObject({ status: 401 })
})
