import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { CopyIcon } from '../../../../icons/CopyIcon.tsx'

export interface ShareLinksProps {
  /** Whole address of the page. */
  url: string
  /** Text that is shared with it. */
  text: string
  /** Copies the address; left out where it cannot be. */
  onCopy?: () => void
  /** What came of it; null before. */
  outcome?: 'copied' | 'refused' | null
}

/** Plain links to messengers; nothing is loaded from these sites. */
export function ShareLinks({ url, text, onCopy, outcome = null }: ShareLinksProps) {
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(text)
  return (
    <Stack gap="small">
      <Inline gap="medium">
        <Link href={`https://t.me/share/url?url=${address}&text=${words}`} isExternal>
          Telegram
        </Link>
        <Link href={`https://vk.com/share.php?url=${address}`} isExternal>
          ВКонтакте
        </Link>
        <Link href={`https://wa.me/?text=${words}%20${address}`} isExternal>
          WhatsApp
        </Link>
      </Inline>
      {onCopy && (
        <Inline gap="small">
          <Button iconStart={<CopyIcon />} onPress={onCopy}>
            Скопировать ссылку
          </Button>
          <Text as="span" size="small" tone="secondary">
            <output>
              {outcome === 'copied' && 'Ссылка скопирована'}
              {outcome === 'refused' &&
                'Не\u00A0получилось: возьмите адрес из\u00A0строки браузера'}
            </output>
          </Text>
        </Inline>
      )}
    </Stack>
  )
}
