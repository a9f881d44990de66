import type { ReactNode } from 'react'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { ContestListPage } from './ContestListPage.tsx'

/** The list with the mass edit of the contest's whole section open (…/groups/{groupNum}/mass-edit). */
export function ContestMassEditPage(props: PageProps): ReactNode {
  return <ContestListPage {...props} isMassEdit />
}
