import type { RoundTable } from '@parket/domain/scoring/roundTable'
import { CallbacksTable, CrossesTable } from './CountTables.tsx'
import { DancePlaces, OverallPlaces } from './PlaceTables.tsx'
import { PointsSheet, PointsTotals } from './PointsTables.tsx'
import type { NamesByNumber } from './MarksTable.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'

export interface RoundTablesProps {
  table: RoundTable
  names: NamesByNumber
  /** Whose row is marked. */
  ownNumber?: number | null
}

/** The marks of a round as an expert checks them: what each judge gave, and what was counted of it. */
export function RoundTables({ table, names, ownNumber = null }: RoundTablesProps) {
  const rest = { names, ownNumber }
  switch (table.kind) {
    case 'crosses':
      return <CrossesTable table={table} {...rest} />
    case 'callbacks':
      return <CallbacksTable table={table} {...rest} />
    case 'points':
      return (
        <Stack gap="large">
          {table.sheets.map((sheet) => (
            <PointsSheet
              key={`${sheet.dance} ${sheet.criterion}`}
              sheet={sheet}
              totals={table.sheets.length === 1 ? table.totals : null}
              {...rest}
            />
          ))}
          {table.sheets.length > 1 && <PointsTotals table={table} {...rest} />}
        </Stack>
      )
    case 'places':
      return (
        <Stack gap="large">
          {table.overall && (
            <OverallPlaces
              rows={table.overall}
              dances={table.dances.map(({ dance }) => dance)}
              {...rest}
            />
          )}
          {table.dances.map((dance) => (
            <DancePlaces key={dance.dance} dance={dance} {...rest} />
          ))}
        </Stack>
      )
  }
}
