import { describe, expect, test } from 'vitest'
import { decodeQR } from 'qr/decode.js'
import { qrPath } from './qrPath.ts'

const SCALE = 4

/** The path drawn as a camera sees it. */
function draw({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const [left, top, right] = [Number(x), Number(y), Number(x) + Number(length)]
    for (let row = top * SCALE; row < (top + 1) * SCALE; row += 1) {
      for (let column = left * SCALE; column < right * SCALE; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { width, height: width, data }
}

describe('a QR code', () => {
  test.each([
    'https://parket.test/events/1/',
    'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7700000000|KPP=770001001|Sum=170000|Purpose=Кубок Паркета, регистрация 58',
  ])('is read back to the letter: %s', (text) => {
    expect(decodeQR(draw(qrPath(text)))).toBe(text)
  })
  test('has a quiet zone of four modules', () => {
    const { size, path } = qrPath('1')
    const xs = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...xs)).toBe(4)
    expect(Math.max(...xs)).toBeLessThan(size - 4)
  })
})
