import type { EmergencyPanelProps } from '@parket/ui/screens/office/emergency/EmergencyPanel'
import { saveFile } from '@parket/ui/saveFile'
import { useState } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api, fileApi } from '@parket/react/data/api'
import { readFile } from '../../../data/download/readFile.ts'
import { useEmergencyMarks } from '../../../data/marks/useEmergencyMarks.ts'
import { reasonsOf } from '@parket/react/data/reasons'

/** The emergency file of an event, made and saved, and its marks brought back. */
export function useEmergency(eventId: number): EmergencyPanelProps {
  const links = useLinks()
  const bringing = useEmergencyMarks({ api, eventId })
  const [isDownloading, setIsDownloading] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  async function download() {
    setIsDownloading(true)
    setRefusals([])
    try {
      const files = await fileApi()
      const params = { path: { id: eventId } }
      const call = files.GET('/api/events/{id}/emergency-file', { params, parseAs: 'blob' })
      saveFile(await readFile(call))
    } catch (error) {
      setRefusals(reasonsOf(error))
    }
    setIsDownloading(false)
  }

  return {
    isDownloading,
    refusals,
    onDownload: () => void download(),
    bringing: {
      ...bringing,
      marksHref: (groupNum, roundId) =>
        links.to('contestMarks', { eventId, groupNum }, { round: String(roundId) }),
    },
  }
}
