import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { darkTokens, lightTokens } from '@parket/ui/theme/tokens'
import { fontFamily } from '@parket/ui/theme/scale'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming'
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

/** The page of a component's docs, in the theme that the toolbar chose: its examples are drawn for that paper. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(chosenTheme)
  useEffect(() => {
    // What the toolbar asks for; what was updated is also told by stories in frames of their own.
    const follow = ({ globals: { theme: chosen } }: { globals: { theme?: Theme } }) => {
      if (chosen) setTheme(chosen)
    }
    context.channel.on(UPDATE_GLOBALS, follow)
    return () => context.channel.off(UPDATE_GLOBALS, follow)
  }, [context])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={papers[theme]}>
      {children}
    </DocsContainer>
  )
}

/** As the story before it was drawn, or as the address says. */
function chosenTheme(): Theme {
  const inAddress = /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')
  return (document.documentElement.dataset['theme'] ?? inAddress?.[1]) === 'dark' ? 'dark' : 'light'
}
