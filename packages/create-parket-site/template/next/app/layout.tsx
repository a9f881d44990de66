import '@parket/ui/theme/global.css'
import { SiteFrame } from '@parket/react/components/SiteFrame'
import type { ReactNode } from 'react'
import { brand } from '../brand'
import { Parket } from './Parket'

export const metadata = { title: brand.name }
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>
        <Parket>
          <SiteFrame>{children}</SiteFrame>
        </Parket>
      </body>
    </html>
  )
}
