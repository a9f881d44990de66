import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { darkTokens, lightTokens } from '@parket/ui/theme/tokens'
import { fontFamily } from '@parket/ui/theme/scale'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming'
import { applyGlobals, type Globals } from '../applyGlobals.ts'
import './docsFrame.css'

type Theme = 'light' | 'dark'

const papers = { light: paper('light', lightTokens), dark: paper('dark', darkTokens) }

function paper(base: Theme, tokens: typeof lightTokens) {
  const { page, wash, ink, ink2, line, accentText } = tokens
  return create({
    base,
    fontBase: fontFamily,
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: line,
    barBg: wash,
    textColor: ink,
    textMutedColor: ink2,
    colorSecondary: accentText,
  })
}

interface PreviewStore {
  userGlobals: { get: () => Globals }
}

declare global {
  // Storybook's own; `storyStoreValue` is there before any page of docs is.
  var __STORYBOOK_PREVIEW__: { storyStoreValue: PreviewStore }
}

/**
 * Around a page of docs, with or without stories: as the toolbar or the address chose theme, team and density. Its
 * examples are drawn for that paper.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenGlobals)
  useEffect(() => {
    // What the toolbar asks for; what was updated is also told by stories in frames of their own.
    const follow = ({ globals: asked }: { globals: Globals }) =>
      setGlobals({ ...chosenGlobals(), ...asked })
    context.channel.on(UPDATE_GLOBALS, follow)
    return () => context.channel.off(UPDATE_GLOBALS, follow)
  }, [context])
  useEffect(() => applyGlobals(globals), [globals])
  return (
    <main>
      <DocsContainer context={context} theme={papers[globals.theme === 'dark' ? 'dark' : 'light']}>
        {children}
      </DocsContainer>
    </main>
  )
}

const chosenGlobals = () => __STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get()
