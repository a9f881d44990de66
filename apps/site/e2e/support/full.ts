/** The full run (`npm run test:full`) walks as all roles and with all looks; the others take some of them. */
export const isFull = process.env['PARKET_FULL'] === '1'
