import { placeText } from '@parket/domain/scoring/placeText'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import type { OfferedPlace } from './approvalOffer.ts'

/** Places by start number. */
export function OfferedPlaces({ places }: { places: readonly OfferedPlace[] }) {
  const hasRoles = places.some(({ role }) => role !== null)
  return (
    <Table
      aria-label="Места"
      onPhone="rows"
      columns={hasRoles ? [place, number, role] : [place, number]}
      items={places}
      getKey={({ start_number, role: ofRole }) => `${start_number} ${ofRole}`}
    />
  )
}

type Column = TableColumn<OfferedPlace>

const place: Column = {
  id: 'place',
  title: 'Место',
  render: ({ place: first, place_to: last, degree }) => (
    <>
      <NoWrap>{placeText({ first, last })}</NoWrap>
      {degree !== null && `, ${degree}`}
    </>
  ),
}
const number: Column = {
  id: 'number',
  title: 'Номер',
  isRowHeader: true,
  render: ({ start_number }) => `№\u00A0${start_number}`,
}
const role: Column = {
  id: 'role',
  title: 'Роль',
  render: ({ role: ofRole }) => (ofRole === 'leader' ? 'Ведущий' : 'Ведомый'),
}
