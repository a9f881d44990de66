import '@parket/ui/theme/global.css'
import { ParketPages } from '@parket/react/components/ParketPages'
import { SiteFrame } from '@parket/react/components/SiteFrame'
import { ParketProvider } from '@parket/react/ParketProvider'
import type { ServerPage } from '@parket/react/serverPage'

const brand = { name: 'Студия «Весна»', email: 'studio@example.test', accent: '#0f6e84' }

/** The whole site, the same on the server and in the browser. */
export function Site({ page }: { page: ServerPage | null }) {
  return (
    <ParketProvider brand={brand} page={page}>
      <SiteFrame>
        <ParketPages />
      </SiteFrame>
    </ParketProvider>
  )
}
