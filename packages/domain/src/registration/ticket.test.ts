import { expect, test } from 'vitest'
import { problemText } from '../problems/catalogue.ts'
import { checkTicket } from './ticket.ts'

test('a number and a PIN open a registration', () => {
  expect(checkTicket({ reg_n: 58, pin_code: '048213' })).toEqual({})
})

test('neither may be lacking', () => {
  const required = [problemText('required')]
  expect(checkTicket({})).toEqual({ reg_n: required, pin_code: required })
  expect(checkTicket({ reg_n: 58, pin_code: ' ' })).toEqual({ pin_code: required })
  expect(checkTicket({ pin_code: '048213' })).toEqual({ reg_n: required })
})

test.each([Number.NaN, 5.8, Number.POSITIVE_INFINITY])('%s is no number', (reg_n) => {
  expect(checkTicket({ reg_n, pin_code: '048213' })).toEqual({
    reg_n: [problemText('number_invalid')],
  })
})
