import type { APIEmbed } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { drawMarkdown, type Naming } from './markdown.ts';

/** An embed; pictures of it aren't drawn, since they would have to be fetched from elsewhere. */
export function embedView(embed: APIEmbed, naming: Naming): TemplateResult {
  const { author, title, description, fields = [], footer, color } = embed;
  const colour = color === undefined ? nothing : `#${color.toString(16).padStart(6, '0')}`;
  return html`<discord-embed
    slot="embeds"
    color=${colour}
    author-name=${author?.name ?? nothing}
    embed-title=${title ?? nothing}
  >
    ${
      description === undefined
        ? nothing
        : html`<discord-embed-description slot="description"
            ><span class="prose">${drawMarkdown(description, naming)}</span></discord-embed-description
          >`
    }
    ${
      fields.length === 0
        ? nothing
        : html`<discord-embed-fields slot="fields"
            >${fields.map(
              ({ name, value, inline }) =>
                html`<discord-embed-field field-title=${name} ?inline=${inline ?? false}
                  ><span class="prose">${drawMarkdown(value, naming)}</span></discord-embed-field
                >`,
            )}</discord-embed-fields
          >`
    }
    ${footer ? html`<discord-embed-footer slot="footer">${footer.text}</discord-embed-footer>` : nothing}
  </discord-embed>`;
}
