import '@parket/ui/theme/global.css'
import { ParketPages } from '@parket/react/components/ParketPages'
import { SiteFrame } from '@parket/react/components/SiteFrame'
import { EventList } from '@parket/react/components/EventList'
import { ParketProvider } from '@parket/react/ParketProvider'
import { Button } from '@parket/ui/components/Button'
import { Heading } from '@parket/ui/components/Heading'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const brand = { name: 'Студия «Весна»', email: 'studio@example.test', accent: '#0f6e84' }

/** What is the studio's own; everything else is a page of the library. */
function Home() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Heading level={1}>Танцуем с 2011 года</Heading>
      <div>
        <Button variant="primary" onPress={() => setShown(true)}>
          Наши турниры
        </Button>
      </div>
      {isShown && <EventList />}
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ParketProvider brand={brand}>
      <SiteFrame>
        <ParketPages home={<Home />} />
      </SiteFrame>
    </ParketProvider>,
  )
}
