/**
 * Letters of other scripts that look like Cyrillic ones, in small and in capital (Unicode TS 39,
 * «confusables», as far as names take them), each above the letter it counts as. The database has the
 * same table (`fold_name`); a test holds them together.
 */
const lookAlikes = 'abcehkmnoprtxyαβεηκμορτυχσςɑʙʜĸᴀᴄᴇᴋᴍᴏᴘᴛіӏıιɩјѕԁԛԝһґ'
const countedAs = 'авсенкмпоргтхуавенкмортухссавнкасекмортiiiiijsdqwнг'
const letters = new Map(Array.from(lookAlikes, (each, index) => [each, countedAs.charAt(index)]))
const lookAlike = new RegExp(`[${lookAlikes}]`, 'g')

const apostrophes = /[‘’ʼ`´]/g
const dashes = /[\u2010-\u2015]/g
/** Combining marks, save the breve of «й», and what is not seen at all. */
const marks = new RegExp(
  `[${[
    String.raw`\u0300-\u0305\u0307-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
    String.raw`\u00ad\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f`,
  ].join('')}]`,
  'g',
)
const otherBreves = /(?<![иИ])\u0306/g

/**
 * Text without the differences that do not tell people apart, or that no eye sees: case, spaces, ё/е,
 * accents, the form in which Unicode writes a letter, and letters of another script that look alike. To
 * be compared only, never shown.
 */
export function foldName(name: string): string {
  return (
    name
      .replaceAll(apostrophes, "'")
      .normalize('NFKD')
      // Once more: a letter may have come apart into one.
      .replaceAll(apostrophes, "'")
      .replaceAll(dashes, '-')
      .replaceAll(marks, '')
      .replaceAll(otherBreves, '')
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
      .replaceAll(lookAlike, (each) => letters.get(each) ?? each)
  )
}
