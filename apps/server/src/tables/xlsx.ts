import { sheetLayout, sheetRows } from '@parket/domain/table/sheet'
import type { Table } from '@parket/domain/table/table'
import writeXlsxFile from 'write-excel-file/node'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table as an Excel file. */
export function toXlsx(table: Table): Promise<Buffer> {
  return writeXlsxFile(sheetRows(table), sheetLayout(table)).toBuffer()
}
