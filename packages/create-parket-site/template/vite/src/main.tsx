import '@parket/ui/theme/global.css'
import { ParketPages } from '@parket/react/components/ParketPages'
import { SiteFrame } from '@parket/react/components/SiteFrame'
import { ParketProvider } from '@parket/react/ParketProvider'
import { createRoot } from 'react-dom/client'
import { brand, site } from './brand.ts'
import { Home } from './Home.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ParketProvider brand={brand} site={site}>
      <SiteFrame>
        <ParketPages home={<Home />} />
      </SiteFrame>
    </ParketProvider>,
  )
}
