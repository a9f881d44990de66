import { useEffect, useId, useState } from 'react'
import { useTheme } from 'storybook/theming'

interface StateDiagramProps {
  /** A page of docs/states, which a test draws from the machine itself. */
  page: string
}

/** The diagram of a page of docs/states. */
export function StateDiagram({ page }: StateDiagramProps) {
  const theme = useTheme().base === 'dark' ? 'dark' : 'neutral'
  const id = useId().replaceAll(/\W/g, '')
  const [svg, setSvg] = useState('')
  const [, source = ''] = /```mermaid\n([^`]+)```/.exec(page) ?? []
  useEffect(() => {
    let isShown = true
    void (async () => {
      const { default: mermaid } = await import('mermaid')
      mermaid.initialize({ startOnLoad: false, theme, fontFamily: 'inherit' })
      const drawn = await mermaid.render(`diagram${id}`, source)
      if (isShown) setSvg(drawn.svg)
    })()
    return () => {
      isShown = false
    }
  }, [id, source, theme])
  return <div style={{ overflowX: 'auto' }} dangerouslySetInnerHTML={{ __html: svg }} />
}
