-- A fee, a packet, a pass is only paid for: it ends at `closed`, since there is nothing to publish.
update contests
  set status = 'closed', version = version + 1
  where status = 'published'
    and (
      exists (
        select from unnest(tags) as tag where upper(split_part(tag, '=', 1)) in ('PACKET', 'PASS')
      )
      or exists (
        select from event_tags
          where event_tags.event_id = contests.event_id
            and upper(tag_name) = 'PAY-GROUP'
            and tag_value = contests.group_num::text
      )
    );
