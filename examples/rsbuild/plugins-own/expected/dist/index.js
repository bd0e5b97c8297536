const en_properties = {
    greeting: "Hello",
    farewell: "Goodbye"
};
const greet = (name)=>`${en_properties.greeting}, ${name}!`;
export { greet };
