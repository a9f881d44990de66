import { toCsv } from '@parket/domain/table/csv'
import { sheetLayout, sheetRows } from '@parket/domain/table/sheet'
import type { Table } from '@parket/domain/table/table'
import { saveFile } from '../../saveFile.ts'

export type ExportFormat = 'xlsx' | 'csv'

/** Gives the table to the browser to save as `<name>.<format>`. What writes Excel is loaded for it. */
export async function saveTable(table: Table, name: string, format: ExportFormat): Promise<void> {
  const blob =
    format === 'csv' ? new Blob([toCsv(table)], { type: 'text/csv' }) : await toXlsx(table)
  saveFile({ blob, name: `${name}.${format}` })
}

async function toXlsx(table: Table): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(sheetRows(table), sheetLayout(table)).toBlob()
}
