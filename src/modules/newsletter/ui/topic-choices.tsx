import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { TOPIC_WORDS, type Topic, TOPICS } from "../rules.ts";

type TopicChoicesProps = {
  chosen: readonly Topic[];
  onChosen: (chosen: Topic[]) => void;
  error?: string | undefined;
  legend?: string;
};

/** What the emails may be about. */
export const TopicChoices = ({ chosen, onChosen, error, legend = "Sobre o que você quer ler" }: TopicChoicesProps) => (
  <FieldGroup legend={legend} error={error}>
    <div className="grid gap-x-6 sm:grid-cols-2">
      {TOPICS.map((topic) => (
        <Checkbox
          key={topic}
          name="topics"
          checked={chosen.includes(topic)}
          onChange={() => onChosen(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic])}
        >
          <span>{TOPIC_WORDS[topic].name}</span>
          <span className="block text-2xs text-muted">{TOPIC_WORDS[topic].line}</span>
        </Checkbox>
      ))}
    </div>
  </FieldGroup>
);
