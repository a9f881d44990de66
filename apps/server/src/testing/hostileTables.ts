import { crc32, deflateRawSync } from 'node:zlib'

import { zipSync } from 'fflate'

// Small files that a reader of tables could fill the memory or hours with.

/** A workbook of two cells: the first one and one at that place. */
export function oneFarCell(reference: string): Uint8Array {
  const row = /\d+$/.exec(reference)?.[0] ?? ''
  const far = `<row r="${row}"><c r="${reference}"><v>2</v></c></row>`
  return makeWorkbook(`<row r="1"><c r="A1"><v>1</v></c></row>${far}`)
}

/**
 * A workbook of a thousand rows, each of one cell.
 *
 * @param reference its place as it is written, quotes and all; `1` stands for the number of the row
 */
export function farCells(reference: string): Uint8Array {
  const rows = Array.from({ length: 1000 }, (_, n) => {
    const cell = reference.replace('1', String(n + 1))
    return `<row r="${n + 1}"><c r=${cell}><v>2</v></c></row>`
  })
  return makeWorkbook(rows.join(''))
}

/** A workbook whose ten thousand cells are one text of 100,000 letters. */
export function oneTextInManyCells(): Uint8Array {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
  )
  return makeWorkbook(rows.join(''), 'a'.repeat(100_000))
}

/** A workbook with these rows, as they stand in its sheet. */
export function makeWorkbook(rows: string, sharedText = ''): Uint8Array {
  const relationship = (target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${target.includes('sheet') ? 'worksheet' : 'officeDocument'}" Target="${target}"/></Relationships>`
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relationship('xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationship('worksheets/sheet1.xml'),
    'xl/sharedStrings.xml': `<sst ${main}><si><t>${sharedText}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])),
  )
}

/** An archive whose sheet unpacks to 64 MB; its head claims so many megabytes. */
export function zipBomb(claimedMegabytes: number): Uint8Array {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const content = Buffer.alloc(64 * 1024 * 1024, 0x20)
  const packed = deflateRawSync(content)
  const claimed = claimedMegabytes * 1024 * 1024
  const head = (signature: number, extra: number) => {
    const bytes = Buffer.alloc(30 + extra)
    bytes.writeUInt32LE(signature, 0)
    const at = extra === 0 ? 4 : 6
    bytes.writeUInt16LE(20, at)
    bytes.writeUInt16LE(8, at + 4)
    bytes.writeUInt32LE(crc32(content), at + 10)
    bytes.writeUInt32LE(packed.length, at + 14)
    bytes.writeUInt32LE(claimed, at + 18)
    bytes.writeUInt16LE(name.length, at + 22)
    return bytes
  }
  const local = Buffer.concat([head(0x04034b50, 0), name, packed])
  const directory = Buffer.concat([head(0x02014b50, 16), name])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}
