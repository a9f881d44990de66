/** An exact number: rating points may be thirds. In lowest terms, `den` above 0. */
export interface Fraction {
  num: number
  den: number
}

export const zero: Fraction = { num: 0, den: 1 }

/** A fraction in lowest terms. @param den above 0 */
export function fraction(num: number, den: number): Fraction {
  return reduced(BigInt(num), BigInt(den))
}

/** The exact sum. @throws RangeError when it has more digits than a number holds */
export function sumOf(fractions: readonly Fraction[]): Fraction {
  let num = 0n
  let den = 1n
  for (const one of fractions) {
    const oneDen = BigInt(one.den)
    num = num * oneDen + BigInt(one.num) * den
    den *= oneDen
    const divisor = greatestCommonDivisor(num, den)
    num /= divisor
    den /= divisor
  }
  return reduced(num, den)
}

/** The exact product. @throws RangeError when it has more digits than a number holds */
export function multiplyFractions(one: Fraction, other: Fraction): Fraction {
  return reduced(BigInt(one.num) * BigInt(other.num), BigInt(one.den) * BigInt(other.den))
}

/** For sorting: below 0 when the first is smaller. Equal ones are equal in lowest terms. */
export function compareFractions(one: Fraction, other: Fraction): number {
  if (one.num === other.num && one.den === other.den) return 0
  const [left, right] = [one.num * other.den, other.num * one.den]
  if (Math.abs(left) < Number.MAX_SAFE_INTEGER && Math.abs(right) < Number.MAX_SAFE_INTEGER) {
    return left - right
  }
  return BigInt(one.num) * BigInt(other.den) < BigInt(other.num) * BigInt(one.den) ? -1 : 1
}

function reduced(num: bigint, den: bigint): Fraction {
  const divisor = greatestCommonDivisor(num, den)
  const found = { num: Number(num / divisor), den: Number(den / divisor) }
  if (!Number.isSafeInteger(found.num) || !Number.isSafeInteger(found.den)) {
    throw new RangeError(`Too many digits: ${num}/${den}`)
  }
  return found
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  if (other !== 0n) return greatestCommonDivisor(other, one % other)
  return one < 0n ? -one : one
}
