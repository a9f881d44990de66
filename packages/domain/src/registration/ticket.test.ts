import { expect, test } from 'vitest'
import { problemText } from '../problems/catalogue.ts'
import { pagePath } from '../site/links.ts'
import { checkTicket, readTicket, readTicketCode } from './ticket.ts'

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

test.each([-5, 0])('%s is too small for a number', (reg_n) => {
  expect(checkTicket({ reg_n, pin_code: '048213' })).toEqual({
    reg_n: [problemText('number_too_small', { min: 1 })],
  })
})

test('a number is no larger than the contract knows', () => {
  const max = 2_147_483_647
  expect(checkTicket({ reg_n: max, pin_code: '048213' })).toEqual({})
  expect(checkTicket({ reg_n: 1e10, pin_code: '048213' })).toEqual({
    reg_n: [problemText('number_too_large', { max })],
  })
})

test.each(['58', '№ 58', '№\u00A058', ' 58\u202F'])('«%s» is read as the number 58', (regN) => {
  expect(readTicket({ regN, pinCode: '048213' })).toEqual({ reg_n: 58, pin_code: '048213' })
})

test.each(['048213', '048 213', ' 048\u00A0213 '])('«%s» is read as the PIN 048213', (pinCode) => {
  expect(readTicket({ regN: '58', pinCode })).toEqual({ reg_n: 58, pin_code: '048213' })
})

test.each(['abc', '58/12', '1e3', '-5', '5.8', '+58'])('«%s» is read as no number', (regN) => {
  expect(checkTicket(readTicket({ regN, pinCode: '048213' }))).toEqual({
    reg_n: [problemText('number_invalid')],
  })
})

test('what is blank is lacking', () => {
  expect(readTicket({ regN: ' № ', pinCode: ' ' })).toEqual({ reg_n: undefined, pin_code: '' })
})

test('a QR code names the event and the registration', () => {
  const address = pagePath('selectRegistration', { eventId: 7 }, { reg_n: 58 })
  const code = { eventId: 7, regN: 58 }
  expect(readTicketCode(`https://parket.test${address}`)).toEqual(code)
  expect(
    readTicketCode(`http://localhost:3000/events/7/select-registration?ds=a.b&reg_n=58`),
  ).toEqual(code)
  expect(readTicketCode(`https://parket.test${address}&ds=vesna.localhost`)).toEqual(code)
})

test.each([
  '',
  '58',
  'ST00012|Name=ИП Котова|Sum=120000|Purpose=Заявка 58',
  'https://parket.test/events/7/?reg_n=58',
  'https://parket.test/events/7/select-registration?old_reg_n=58',
  'https://parket.test/events/7/select-registration?reg_n=12345678901',
])('%j is no code of a registration', (text) => {
  expect(readTicketCode(text)).toBeNull()
})
