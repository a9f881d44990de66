import { SegmentedControl } from '@parket/ui/components/SegmentedControl'
import { useState } from 'react'
import type { HallPageProps } from '../hall/useHall.ts'
import { CeremoniesPage } from './CeremoniesPage.tsx'
import { DancersPage } from './DancersPage.tsx'

/** The announcer's station: who dances, and the award ceremonies. */
export function AnnouncerPage(props: HallPageProps) {
  const [page, setPage] = useState<'dancers' | 'ceremonies'>('dancers')
  const pages = (
    <SegmentedControl
      aria-label="Страница"
      items={[
        { value: 'dancers', label: 'Кто танцует' },
        { value: 'ceremonies', label: 'Награждение' },
      ]}
      value={page}
      onChange={setPage}
    />
  )
  const Page = page === 'dancers' ? DancersPage : CeremoniesPage
  return <Page {...props} pages={pages} />
}
