import { ScreenFrame } from '@parket/ui/layouts/ScreenFrame'
import type { ReactNode } from 'react'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { LoginButton } from './LoginButton.tsx'

interface SiteFrameProps {
  /** In the header before the button of the login. */
  actions?: ReactNode
  children: ReactNode
}

/** Header with the team's logo and the button of the login, and room for a page. */
export function SiteFrame({ actions, children }: SiteFrameProps): ReactNode {
  const { team } = usePageState()
  return (
    <ScreenFrame
      tenant={{ name: team.name, logoUrl: team.logo_url }}
      homeHref={useLinks().to('home')}
      actions={
        <>
          {actions}
          <LoginButton />
        </>
      }
    >
      {children}
    </ScreenFrame>
  )
}
