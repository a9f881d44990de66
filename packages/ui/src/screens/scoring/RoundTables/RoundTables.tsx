import type { ReactNode } from 'react'
import type { RoundTable } from '@parket/domain/scoring/roundTable'
import { CallbacksTable, CrossesTable } from './CountTables.tsx'
import { DancePlaces, OverallPlaces } from './PlaceTables.tsx'
import { PointsSheet, PointsTotals, sheetTitle } from './PointsTables.tsx'
import type { NamesByNumber } from './MarksTable.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
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
            <Foldable
              key={`${sheet.dance} ${sheet.criterion}`}
              title={sheetTitle(sheet)}
              isOneOfMany={table.sheets.length > 1}
            >
              <PointsSheet
                sheet={sheet}
                totals={table.sheets.length === 1 ? table.totals : null}
                isFoldable={table.sheets.length > 1}
                {...rest}
              />
            </Foldable>
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
            <Foldable key={dance.dance} title={dance.dance} isOneOfMany={table.dances.length > 1}>
              <DancePlaces dance={dance} isFoldable={table.dances.length > 1} {...rest} />
            </Foldable>
          ))}
        </Stack>
      )
  }
}

interface FoldableProps {
  title: string
  /** Alone it is what one came for. */
  isOneOfMany: boolean
  children: ReactNode
}

/** The table of one dance: on a phone five of them are a long way, so each opens by its name. */
function Foldable({ title, isOneOfMany, children }: FoldableProps) {
  if (!isOneOfMany) return children
  return (
    <Disclosure summary={title} isForPhones>
      {children}
    </Disclosure>
  )
}
