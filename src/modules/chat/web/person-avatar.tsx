import { Avatar } from '#src/ui/layout/avatar.tsx';
import type { Conversation } from '../chat-fields.ts';

/** The other side's picture, with a mark while they are here. Their name stands beside it. */
export function PersonAvatar({ person }: { person: Conversation['other'] }) {
  return (
    <span data-vip={person.is_vip || undefined}>
      <Avatar
        name={person.name}
        src={person.avatar}
        presence={person.presence === 'online' ? 'online' : undefined}
        isDecorative
      />
    </span>
  );
}
